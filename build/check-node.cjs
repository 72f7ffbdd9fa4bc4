// Loaded before everything else (`node -r`). Written so that any Node can read it: an old one gets a sentence, not a syntax error.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error('This store needs Node 20.19 or newer; you have ' + process.versions.node + '. Node 24 is recommended: https://nodejs.org');
  process.exit(1);
}
