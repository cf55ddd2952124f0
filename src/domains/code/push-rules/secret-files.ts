/** Names of files that contain keys, passwords or shell histories, in any folder. */
const names: readonly RegExp[] = [
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /_(?:rsa|dsa|ecdsa|ed25519)$/,
  /\.(?:pem|key|ppk|p12|pfx|jks|keystore|kdbx?)$/i,
  /^\.?(?:bash|zsh|sh|ksh|irb|psql|mysql|pry)_history$/,
  /\.history$/,
  /^\.(?:netrc|pgpass|htpasswd|dockercfg)$/,
];

const paths: readonly RegExp[] = [
  /(?:^|\/)\.?aws\/credentials$/,
  /(?:^|\/)\.docker\/config\.json$/,
];

/** Tells whether a file at this path is likely to hold secrets. */
export function holdsSecrets(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return names.some((known) => known.test(name)) || paths.some((known) => known.test(path));
}
