// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { GroupLabel, ProjectLabel } from './types.ts';

export function writeGroupLabel(v: GroupLabel): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"color":' + w.text(v.color) + ',"text_color":' + w.text(v.text_color) + ',"description":' + w.text(v.description) + ',"description_html":' + w.text(v.description_html) + (v.open_issues_count === undefined ? '' : ',"open_issues_count":' + w.number(v.open_issues_count)) + (v.closed_issues_count === undefined ? '' : ',"closed_issues_count":' + w.number(v.closed_issues_count)) + (v.open_merge_requests_count === undefined ? '' : ',"open_merge_requests_count":' + w.number(v.open_merge_requests_count)) + ',"subscribed":' + w.boolean(v.subscribed) + '}');
}

export function writeProjectLabel(v: ProjectLabel): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"color":' + w.text(v.color) + ',"text_color":' + w.text(v.text_color) + ',"description":' + w.text(v.description) + ',"description_html":' + w.text(v.description_html) + (v.open_issues_count === undefined ? '' : ',"open_issues_count":' + w.number(v.open_issues_count)) + (v.closed_issues_count === undefined ? '' : ',"closed_issues_count":' + w.number(v.closed_issues_count)) + (v.open_merge_requests_count === undefined ? '' : ',"open_merge_requests_count":' + w.number(v.open_merge_requests_count)) + ',"subscribed":' + w.boolean(v.subscribed) + ',"priority":' + w.number(v.priority) + ',"is_project_label":' + w.boolean(v.is_project_label) + '}');
}
