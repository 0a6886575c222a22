interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest: from source file to built files. */
export type Manifest = Record<string, Chunk>;

/**
 * Returns the files that a page loads: those of the given sources and of all their static imports.
 *
 * @param sources keys of the manifest, the entry first
 * @returns site-relative addresses, each once: of scripts each after those that it imports, of
 *   styles in the order of first use
 */
export function filesOf(manifest: Manifest, sources: string[]) {
  const visited = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    scripts.push(`/${chunk.file}`);
  };
  for (const source of sources) visit(source);
  return { scripts, styles: [...styles] };
}
