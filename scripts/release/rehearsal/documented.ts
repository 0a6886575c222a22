/**
 * Returns the firebase-tools commands in a section of a document, each as its arguments, for one project.
 *
 * @param section its number, as in `## 2. Database and site`
 */
export function documentedCommands(text: string, section: number, projectId: string): string[][] {
  const [, rest = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  const [own = ''] = rest.split(/^## /m);
  return own
    .replaceAll(/ *\\\n */g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('npx firebase '))
    .map((line) =>
      line
        .replace(/ +#.*$/, '')
        .replaceAll('PROJECT', projectId)
        .split(/ +/)
        .slice(2)
        .map((argument) => argument.replaceAll('"', '')),
    );
}
