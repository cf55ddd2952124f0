// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Metadata, Version } from './types.ts';

export function writeMetadata(v: Metadata): string {
  return ('{"version":' + w.text(v.version) + ',"revision":' + w.text(v.revision) + ',"kas":' + ('{"enabled":' + w.boolean(v.kas.enabled) + ',"externalUrl":' + w.text(v.kas.externalUrl) + ',"version":' + w.text(v.kas.version) + '}') + ',"enterprise":' + w.boolean(v.enterprise) + '}');
}

export function writeVersion(v: Version): string {
  return ('{"version":' + w.text(v.version) + ',"revision":' + w.text(v.revision) + '}');
}
