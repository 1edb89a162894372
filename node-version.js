// Ends the process with one sentence where Node is too old for the site, before anything that an old one can't do or read.
// Plain JavaScript with no import: `server.js` begins with it, and each script of a release (`node --import`).
const OLDEST = [24, 9];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `The site needs Node ${OLDEST.join('.')} or newer: this is Node ${process.versions.node}, ${process.execPath}`,
  );
  process.exit(1);
}
