// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { CiVariable, InstanceVariable } from './types.ts';

export function writeCiVariable(v: CiVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + ',"protected":' + w.boolean(v.protected) + ',"masked":' + w.boolean(v.masked) + ',"raw":' + w.boolean(v.raw) + ',"environment_scope":' + w.text(v.environment_scope) + '}');
}

export function writeInstanceVariable(v: InstanceVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + ',"protected":' + w.boolean(v.protected) + ',"masked":' + w.boolean(v.masked) + ',"raw":' + w.boolean(v.raw) + '}');
}
