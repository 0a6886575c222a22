/**
 * Whether the emulator takes the rules: those that do not compile prove nothing.
 *
 * @param address of the Firestore emulator
 */
export async function compiles(rules: string, address: string): Promise<boolean> {
  const url = `http://${address}/emulator/v1/projects/demo-keystead-mutant:securityRules`;
  const answer = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  return answer.ok;
}
