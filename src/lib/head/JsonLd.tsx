import { jsonForScript } from './json-for-script.ts';

interface JsonLdProps {
  /** What is said of the page, in the words of schema.org. */
  data: object;
}

/** What a page is about, for search engines. It is data: no browser runs it. */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
