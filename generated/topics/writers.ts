// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Topic } from './types.ts';

export function writeTopic(v: Topic): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"total_projects_count":' + w.number(v.total_projects_count) + ',"avatar_url":' + w.text(v.avatar_url) + '}');
}
