// Generated from spec/common; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { AnyError, Message, UserBasic } from './types.ts';

export function writeAnyError(v: AnyError): string {
  return ('{' + ((v.message === undefined ? '' : ',"message":' + (w.any(v.message))) + (v.error === undefined ? '' : ',"error":' + (w.any(v.error))) + (v.error_description === undefined ? '' : ',"error_description":' + w.text(v.error_description)) + (v.scope === undefined ? '' : ',"scope":' + w.text(v.scope))).slice(1) + '}');
}

export function writeMessage(v: Message): string {
  return ('{"message":' + (w.any(v.message)) + '}');
}

export function writeUserBasic(v: UserBasic): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + '}');
}
