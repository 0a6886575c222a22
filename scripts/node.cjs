// Loaded before each command (node -r): without the package `node`, npm runs the machine's own Node, which may
// not read TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `✖ This is Node ${process.versions.node}, because the package node was not set up: npm does not run its script (ignore-scripts). Run npm rebuild node --ignore-scripts=false, and the command again.`,
  );
  process.exit(1);
}
