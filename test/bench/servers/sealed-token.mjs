// Registration tokens are sealed in the database; like the server that is measured, the others open each one once.
import { createDecipheriv, hkdfSync } from 'node:crypto';

const secret = process.env.SECRET_KEY ?? '';
const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed columns', 32));
const opened = new Map();

export function openToken(projectId, sealed) {
  let token = opened.get(sealed);
  if (token === undefined) {
    const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(`project_settings.runners_token:${projectId}`));
    decipher.setAuthTag(bytes.subarray(12, 28));
    token = decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    opened.set(sealed, token);
  }
  return token;
}
