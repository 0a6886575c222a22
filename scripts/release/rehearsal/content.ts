/** A post in the format of Firestore's REST API. */
export function post(slug: string): object {
  return {
    title: { stringValue: slug },
    slug: { stringValue: slug },
    description: { stringValue: 'A post of the rehearsal.' },
    content: { stringValue: '<p>Words.</p>' },
    category: { stringValue: 'Rates' },
    datePublished: { timestampValue: '2026-01-01T12:00:00Z' },
  };
}

/** The rates in the format of Firestore's REST API. */
export const rates = {
  fixed30: { stringValue: '6.5%' },
  fixed15: { stringValue: '5.9%' },
  arm51: { stringValue: '6.1%' },
  jumbo30: { stringValue: '6.7%' },
  lastUpdated: { stringValue: 'January 1, 2026' },
};
