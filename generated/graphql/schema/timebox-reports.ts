// Generated from spec/graphql/timebox-reports.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTimeboxReports(t: d.Types): void {
  d.object(t, 'BurnupChartDailyTotals', 'What was planned and done by the end of a day.', () => [], () => ({
    completedCount: d.field(d.required(t.of('Int')), 'Issues that were closed by then.'),
    completedWeight: d.field(d.required(t.of('Int')), 'The weight of these.'),
    date: d.field(d.required(t.of('ISO8601Date')), 'The day.'),
    scopeCount: d.field(d.required(t.of('Int')), 'Issues that belonged to it.'),
    scopeWeight: d.field(d.required(t.of('Int')), 'The weight of these.'),
  }));
  d.object(t, 'TimeReportStats', 'How far the work is.', () => [], () => ({
    complete: d.field(t.of('TimeboxMetrics'), 'What is done.'),
    incomplete: d.field(t.of('TimeboxMetrics'), 'What is left to do.'),
    total: d.field(t.of('TimeboxMetrics'), 'All of it.'),
  }));
  d.object(t, 'TimeboxMetrics', 'How much work something is.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'Issues.'),
    weight: d.field(d.required(t.of('Int')), 'Their weight.'),
  }));
  d.object(t, 'TimeboxReport', 'How the work of a milestone or iteration grew and was done.', () => [], () => ({
    burnupTimeSeries: d.field(d.list(d.required(t.of('BurnupChartDailyTotals'))), 'By the days on which something changed; null where there is no report.'),
    error: d.field(t.of('TimeboxReportError'), 'Why there is no report; null where there is one.'),
    stats: d.field(t.of('TimeReportStats'), 'How it stands at the end; null where there is no report.'),
  }));
  d.object(t, 'TimeboxReportError', 'Why there is no report.', () => [], () => ({
    code: d.field(t.of('TimeboxReportErrorReason'), 'The reason.'),
    message: d.field(t.of('String'), 'The reason in words.'),
  }));
  d.enumeration(t, 'TimeboxReportErrorReason', 'Reasons for which there is no report.', [
    ['MISSING_DATES', 'It has no start or no due date.'],
    ['TOO_MANY_EVENTS', 'More than 50,000 changes would have to be read.'],
  ]);
  d.abstract(t, 'TimeboxReportInterface', 'What has a start and a due date, and tells how its work went.', () => [], () => ({
    report: d.field(t.of('TimeboxReport'), 'How its work grew and was done; null without the plan for it.', { args: { fullPath: d.argument(t.of('String'), 'Full path of a group or project: only its issues count.'), } }),
  }));
}
