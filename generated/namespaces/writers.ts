// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Namespace, NamespaceExistence } from './types.ts';

export function writeNamespace(v: Namespace): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"kind":' + w.text(v.kind) + ',"full_path":' + w.text(v.full_path) + ',"parent_id":' + w.number(v.parent_id) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + (v.members_count_with_descendants === undefined ? '' : ',"members_count_with_descendants":' + w.number(v.members_count_with_descendants)) + (v.billable_members_count === undefined ? '' : ',"billable_members_count":' + w.number(v.billable_members_count)) + (v.plan === undefined ? '' : ',"plan":' + w.text(v.plan)) + (v.trial === undefined ? '' : ',"trial":' + w.boolean(v.trial)) + (v.trial_ends_on === undefined ? '' : ',"trial_ends_on":' + w.text(v.trial_ends_on)) + (v.max_seats_used === undefined ? '' : ',"max_seats_used":' + w.number(v.max_seats_used)) + (v.seats_in_use === undefined ? '' : ',"seats_in_use":' + w.number(v.seats_in_use)) + '}');
}

export function writeNamespaceExistence(v: NamespaceExistence): string {
  return ('{"exists":' + w.boolean(v.exists) + ',"suggests":' + w.array(v.suggests, (v) => w.text(v)) + '}');
}
