import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import { failureNotice } from '#src/features/contact/contact.form.ts';
import { leadBuyerFaults } from '#src/features/lead-buyer/lead-buyer.lead.ts';
import { quoteFaults } from '#src/features/quote/quote.lead.ts';

/** Every text that the specification gives to the letter, by where it appears. */
const specifiedTexts = {
  home: [
    // The page's title puts ' - ' between the product's name and this text.
    'Your Guide to Home Financing',
    'Your Path to Homeownership Starts Here',
    ...['Get Pre-Qualified', 'Learn More', 'Expert Guidance', 'Competitive Rates'],
    ...['Simple Process', 'Featured Resources', 'Read More', 'View All Resources', 'View All FAQs'],
  ],
  navigation: [
    ...['Home', 'Current Rates', 'Calculator', 'Pre-Approval', 'Blog', 'Login'],
    ...['FAQ', 'Contact', 'Mortgage Leads'],
  ],
  'quote form': [
    ...['Your Name', 'Contact Information', 'Property Information', 'Financial Information'],
    ...['Loan Details', 'Purchase Details', 'Consent', 'Review'],
    ...['Back', 'Next', 'Submit Inquiry'],
    ...['Submitting...', 'Securing this form... please wait.'],
    'Thank You!',
    'Your mortgage inquiry has been submitted successfully. A representative will contact you soon.',
    ...['You must agree to be contacted', 'Invalid submission'],
    ...['reCAPTCHA not ready', 'Failed to get reCAPTCHA token'],
    ...['reCAPTCHA verification failed', 'Submission failed'],
  ],
  'choices of the quote form': [
    ...['300-579', '580-669', '670-739', '740-799', '800-850'],
    ...['Poor (300–579)', 'Fair (580–669)', 'Good (670–739)', 'Very Good (740–799)'],
    'Excellent (800–850)',
    ...['conventional', 'fha', 'va', 'usda'],
    ...['immediately', '1-3months', '3-6months', '6-12months', '12+months'],
  ],
  calculator: ['Basic', 'Advanced', 'Get Pre-Approved'],
  rates: [
    'Loading current rates...',
    ...['30-Year Fixed', '15-Year Fixed', '5/1 ARM', '30-Year Jumbo'],
    ...['Last updated', 'Get a Personalized Rate Quote', 'Rates not available.'],
  ],
  contact: [
    ...['Send Message', 'Sending…'],
    ...['All fields are required', 'Token missing', 'reCAPTCHA failed', 'Please try again.'],
    ...['Message sent!', "We'll be in touch soon."],
  ],
  'lead buyer': [
    ...['Previous', 'Submit Application'],
    "Your lead buyer application has been submitted. We'll contact you soon.",
    'Submit Another Application',
    ...['reCAPTCHA not ready.', 'reCAPTCHA token missing', 'Unknown error'],
    ...['Purchase Mortgage', 'Refinance', 'FHA/VA/USDA', 'HELOC'],
    ...['First-Time Buyer', 'Investor Loans'],
  ],
  login: [
    ...['Log In', 'Signing in...'],
    'No account found with this email.',
    'Incorrect password.',
    'Too many failed attempts. Try again later.',
    ...['Please enter a valid email.', 'Password must be at least 8 characters.'],
    'You are not authorized to access the admin area.',
    'Something went wrong. Please try again.',
    'Admin User',
  ],
  blog: [
    ...['Mortgage Blog', 'Search mortgage articles...'],
    ...['All Topics', 'Rates', 'Approval', 'Credit', 'Refinance'],
    ...['Previous', 'Next', 'Loading...', 'Blog post not found.'],
  ],
  dashboard: [
    'Mortgage Blog Admin',
    ...['Title', 'Slug', 'Date', 'Actions', 'N/A'],
    ...['Edit', 'Delete', 'General'],
    ...['No blog posts found.', 'Failed to load blog posts.'],
    ...['Loading admin dashboard...', 'Are you sure you want to delete this blog post?'],
    'This will attempt to normalize all blog post states and keywords. Continue?',
    'Failed to delete post.',
    'Error saving rates.',
    'Normalization failed.',
    'Rates updated successfully.',
    'Blog data normalization complete.',
  ],
  editor: [
    ...['Select State', 'Select Category', 'fha-loans-texas'],
    ...['Saving...', 'Posting...', 'Failed to save blog post.'],
  ],
} as const satisfies Record<string, readonly string[]>;

const isTest = /\.(test|arbitrary)\.tsx?$/;

/** The site's source without its comments, on one line, with escapes resolved as in its strings. */
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !isTest.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/\\'/g, "'")
  .replace(/&apos;|’/g, "'")
  .replace(/\s+/g, ' ');

/** Whether the source contains a text as a whole: in quotes, or as the text of an element. */
function isWritten(text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?:['"\`]|[>}] ?)${escaped}(?:['"\`]| ?[<{])`).test(source);
}

it.each(
  Object.entries(specifiedTexts).flatMap(([place, texts]) => texts.map((text) => [place, text])),
)('%s: %j appears to the letter', (_place, text) => {
  expect(isWritten(text as string)).toBe(true);
});

const [failed, again] = ['Submission failed', 'Please try again.'];

it.each<[fault: SubmissionFault, quote: string, leadBuyer: string, contact: string[]]>([
  ['honeypot-filled', 'Invalid submission', 'Unknown error', [failed, again]],
  ['bot-check-not-ready', 'reCAPTCHA not ready', 'reCAPTCHA not ready.', ['reCAPTCHA not ready']],
  [
    'token-missing',
    'Failed to get reCAPTCHA token',
    'reCAPTCHA token missing',
    [failed, 'Token missing'],
  ],
  [
    'verification-failed',
    'reCAPTCHA verification failed',
    'reCAPTCHA failed',
    [failed, 'reCAPTCHA failed'],
  ],
  ['submission-failed', failed, 'Unknown error', [failed, again]],
  ['denied', failed, 'Unknown error', [failed, again]],
  ['perhaps-stored', failed, 'Unknown error', [failed, again]],
])('%s: each form says it in its specified words', (fault, quote, leadBuyer, contact) => {
  expect(quoteFaults[fault]).toBe(quote);
  expect(leadBuyerFaults[fault]).toBe(leadBuyer);
  expect(Object.values(failureNotice(fault))).toEqual(contact);
});
