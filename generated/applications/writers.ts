// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Application, ApplicationWithSecret } from './types.ts';

export function writeApplication(v: Application): string {
  return ('{"id":' + w.number(v.id) + ',"application_id":' + w.text(v.application_id) + ',"application_name":' + w.text(v.application_name) + ',"callback_url":' + w.text(v.callback_url) + ',"confidential":' + w.boolean(v.confidential) + '}');
}

export function writeApplicationWithSecret(v: ApplicationWithSecret): string {
  return ('{"id":' + w.number(v.id) + ',"application_id":' + w.text(v.application_id) + ',"application_name":' + w.text(v.application_name) + ',"callback_url":' + w.text(v.callback_url) + ',"confidential":' + w.boolean(v.confidential) + ',"secret":' + w.text(v.secret) + '}');
}
