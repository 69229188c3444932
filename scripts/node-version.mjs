// Loaded before scripts that an older Node cannot parse. JavaScript, so that an older Node can run it.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  console.error(
    `Fungo needs Node 24; this is Node ${process.versions.node}. \`npm ci\` installs it for Linux and Windows, but not with ` +
      '--omit=optional. On other systems, install Node 24.',
  )
  process.exit(1)
}
