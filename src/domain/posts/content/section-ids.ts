const maxLength = 60;

/**
 * Generates unique ids for the sections of a text. Their common prefix keeps them distinct from the
 * other ids on the page.
 *
 * @returns a function from a heading to its id
 * @example sectionIds()('Rate & APR') // 'section-rate-apr'
 */
export function sectionIds(): (heading: string) => string {
  const used = new Set<string>();
  return (heading) => {
    const words = heading
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’]/g, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-');
    const base = ['section', words.slice(0, maxLength).replace(/-$/, '')].filter(Boolean).join('-');
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
