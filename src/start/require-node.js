/** Below it the driver of SQLite ends the process, without a word. */
const oldestMajorVersion = 22;

// Imported before everything else by each program that people start, so that it comes before whatever would fail.
if (Number.parseInt(process.versions.node) < oldestMajorVersion) {
  process.stderr.write(`Hearth needs Node 22.23, 24 or 26; this is ${process.versions.node}.\n`);
  process.exit(1);
}
