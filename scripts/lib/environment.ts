/**
 * Variables of a machine that the tools of the local stack misread: they lead to a proxy, to a real project, to
 * another emulator, or change how Node and Java start.
 */
const misread =
  /^((https?|all|no|grpc|no_grpc)_proxy|node_use_env_proxy|(firebase|google|gcloud|gcp|cloudsdk)_.*|.*_emulator_host|node_options|(java_tool|_java|jdk_java)_options)$/i;

/** The environment that the command was started with, for downloads, which may need a proxy. */
export const startedWith = { ...process.env };

/** Takes these variables from this process, and so from all that it starts. */
export function leaveMisreadVariables(env = process.env): void {
  for (const name of Object.keys(env)) if (misread.test(name)) delete env[name];
  env.NO_PROXY = env.no_proxy = 'localhost,127.0.0.1,::1';
}
