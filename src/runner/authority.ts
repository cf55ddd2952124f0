import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tls from 'node:tls';
import { describeSystemError, StartFailure } from '#src/start/start-failure.ts';

/**
 * Trusts the certificate authority of a PEM file for requests of this process, in addition to the usual ones. Returns a
 * file with all of them, for programs of jobs.
 */
export async function trustAuthority(file: string, folder: string): Promise<string> {
  const own = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartFailure(`--ca: cannot be read (${describeSystemError(error)})`);
  });
  if (!own.includes('-----BEGIN CERTIFICATE-----')) {
    throw new StartFailure(`--ca: ${file} holds no certificate in PEM`);
  }
  if (!('setDefaultCACertificates' in tls)) {
    throw new StartFailure(
      '--ca: this Node supports NODE_EXTRA_CA_CERTS only; use Node 22.19, 24.5 or later',
    );
  }
  const all = [...tls.getCACertificates('default'), own];
  tls.setDefaultCACertificates(all);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const bundle = resolve(join(folder, 'authorities.pem'));
  await writeFile(bundle, `${all.join('\n')}\n`);
  return bundle;
}

/** The variables by which programs of jobs find the authorities: git, curl, OpenSSL and Node, and v4's own. */
export const listAuthorityVariables = (bundle: string) => ({
  GIT_SSL_CAINFO: bundle,
  CURL_CA_BUNDLE: bundle,
  SSL_CERT_FILE: bundle,
  NODE_EXTRA_CA_CERTS: bundle,
  CI_SERVER_TLS_CA_FILE: bundle,
});
