import { createPrivateKey, sign } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509';
import { encodePublicKeyDer, type RegistryKey } from './signing-key.ts';

const commonName = '2.5.4.3';
const sha256WithRsa = '1.2.840.113549.1.1.11';
/** A certificate that ends with its key only. */
const endless = new Date('9999-12-31T23:59:59Z');

/**
 * Self-signed certificate in PEM that Distribution 2.8 requires for the key; it certifies no identity. The result is
 * deterministic.
 */
export function createCertificate({ publicKey, pkcs8, kid, createdAt }: RegistryKey): string {
  // Null is written: without parameters it is another kind of signature.
  const algorithm = new AlgorithmIdentifier({ algorithm: sha256WithRsa, parameters: null });
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({
        type: commonName,
        value: new AttributeValue({ utf8String: `container registry ${kid.slice(0, 9)}` }),
      }),
    ]),
  ]);
  const content = new TBSCertificate({
    serialNumber: Uint8Array.of(1).buffer,
    signature: algorithm,
    issuer: name,
    subject: name,
    validity: new Validity({ notBefore: new Date(createdAt), notAfter: endless }),
    subjectPublicKeyInfo: AsnConvert.parse(encodePublicKeyDer(publicKey), SubjectPublicKeyInfo),
  });
  const signed = Buffer.from(AsnConvert.serialize(content));
  const certificate = new Certificate({
    tbsCertificate: content,
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array(sign('sha256', signed, createPrivateKey(pkcs8))).buffer,
  });
  const base64 = Buffer.from(AsnConvert.serialize(certificate)).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
