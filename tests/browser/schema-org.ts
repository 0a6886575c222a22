/** The properties that search engines require for each type that the site uses. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  WebSite: ['name', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Returns what is wrong with structured data: unknown types and missing properties. */
export function schemaFaults(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(schemaFaults);
  if (typeof data !== 'object' || data === null) return [];
  const thing = data as Readonly<Record<string, unknown>>;
  return [...faultsOf(thing), ...Object.values(thing).flatMap(schemaFaults)];
}

function faultsOf(thing: Readonly<Record<string, unknown>>): string[] {
  const type = thing['@type'];
  if (type === undefined) return '@graph' in thing ? [] : ['a thing without a type'];
  const properties = required[String(type)];
  if (!properties) return [`${type} is not known`];
  return properties.filter((name) => isEmpty(thing[name])).map((name) => `${type} has no ${name}`);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
