// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeLabelDetail, writeMilestone, writeUserBasic } from '../common/writers.ts';
import { writeIssueIteration } from '../issues/writers.ts';
import { writeProjectSimple } from '../projects/writers.ts';
import type { Board, BoardGroup, BoardList, SpecialMilestone } from './types.ts';

export function writeBoard(v: Board): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"hide_backlog_list":' + w.boolean(v.hide_backlog_list) + ',"hide_closed_list":' + w.boolean(v.hide_closed_list) + ',"project":' + (v.project == null ? 'null' : writeProjectSimple(v.project)) + ',"group":' + (v.group == null ? 'null' : writeBoardGroup(v.group)) + ',"lists":' + w.array(v.lists, writeBoardList) + (v.milestone === undefined ? '' : ',"milestone":' + (v.milestone == null ? 'null' : w.has(v.milestone, ["id"]) ? writeMilestone((v.milestone as never)) : writeSpecialMilestone((v.milestone as never)))) + (v.assignee === undefined ? '' : ',"assignee":' + (v.assignee == null ? 'null' : writeUserBasic(v.assignee))) + (v.labels === undefined ? '' : ',"labels":' + w.array(v.labels, writeLabelDetail)) + (v.weight === undefined ? '' : ',"weight":' + w.number(v.weight)) + '}');
}

export function writeBoardGroup(v: BoardGroup): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeBoardList(v: BoardList): string {
  return ('{"id":' + w.number(v.id) + ',"label":' + (v.label == null ? 'null' : writeLabelDetail(v.label)) + ',"position":' + w.number(v.position) + (v.max_issue_count === undefined ? '' : ',"max_issue_count":' + w.number(v.max_issue_count)) + (v.max_issue_weight === undefined ? '' : ',"max_issue_weight":' + w.number(v.max_issue_weight)) + (v.limit_metric === undefined ? '' : ',"limit_metric":' + w.text(v.limit_metric)) + (v.milestone === undefined ? '' : ',"milestone":' + writeMilestone(v.milestone)) + (v.assignee === undefined ? '' : ',"assignee":' + writeUserBasic(v.assignee)) + (v.iteration === undefined ? '' : ',"iteration":' + writeIssueIteration(v.iteration)) + '}');
}

export function writeSpecialMilestone(v: SpecialMilestone): string {
  return ('{"title":' + w.text(v.title) + '}');
}
