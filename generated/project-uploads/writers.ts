// Generated from spec/domains/* /project-uploads.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ProjectUpload } from './types.ts';

export function writeProjectUpload(v: ProjectUpload): string {
  return ('{"alt":' + w.text(v.alt) + ',"url":' + w.text(v.url) + ',"full_path":' + w.text(v.full_path) + ',"markdown":' + w.text(v.markdown) + '}');
}
