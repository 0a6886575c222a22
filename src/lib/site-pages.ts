import { paths } from './paths.ts';

/** A page that a link can lead to. */
export interface PageLink {
  title: string;
  path: string;
}

/** The pages of the site that visitors can open, by the names that its navigation uses. */
export const sitePages: readonly PageLink[] = [
  { title: 'Home', path: paths.home },
  { title: 'Current Rates', path: paths.rates },
  { title: 'Calculator', path: paths.calculator },
  { title: 'Pre-Approval', path: paths.preApproval },
  { title: 'Get pre-qualified', path: paths.quote },
  { title: 'FAQ', path: paths.faq },
  { title: 'Blog', path: paths.blog },
  { title: 'About the Author', path: paths.aboutAuthor },
  { title: 'Contact', path: paths.contact },
  { title: 'Purchase Leads', path: paths.purchaseLeads },
  { title: 'Privacy', path: paths.privacy },
  { title: 'Terms', path: paths.terms },
  { title: 'Accessibility', path: paths.accessibility },
  { title: 'Do Not Sell', path: paths.doNotSell },
  { title: 'Your Request', path: paths.yourRequest },
];
