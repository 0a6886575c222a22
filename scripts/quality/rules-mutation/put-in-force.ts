/** A project in a Firestore emulator. */
export interface EmulatorProject {
  /** Host and port of the emulator. */
  address: string;
  projectId: string;
}

/** Puts the rules in force, unless they do not compile: then false, and those before stay. */
export async function putInForce(
  rules: string,
  { address, projectId }: EmulatorProject,
): Promise<boolean> {
  const url = `http://${address}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  return answer.ok;
}
