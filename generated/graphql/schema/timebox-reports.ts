// Generated from spec/graphql/timebox-reports.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTimeboxReports(t: d.Types): void {
  d.object(t, 'BurnupChartDailyTotals', 'Planned and completed work at the end of a day.', () => [], () => ({
    completedCount: d.field(d.required(t.of('Int')), 'Number of issues closed by the end of the day.'),
    completedWeight: d.field(d.required(t.of('Int')), 'Weight of the closed issues.'),
    date: d.field(d.required(t.of('ISO8601Date')), 'Day of the totals.'),
    scopeCount: d.field(d.required(t.of('Int')), 'Number of issues in scope.'),
    scopeWeight: d.field(d.required(t.of('Int')), 'Weight of the issues in scope.'),
  }));
  d.object(t, 'TimeReportStats', 'Completed and open work.', () => [], () => ({
    complete: d.field(t.of('TimeboxMetrics'), 'Completed work.'),
    incomplete: d.field(t.of('TimeboxMetrics'), 'Open work.'),
    total: d.field(t.of('TimeboxMetrics'), 'Complete value.'),
  }));
  d.object(t, 'TimeboxMetrics', 'Amount of work.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'Issues.'),
    weight: d.field(d.required(t.of('Int')), 'Total weight.'),
  }));
  d.object(t, 'TimeboxReport', 'Burnup report of a milestone or iteration.', () => [], () => ({
    burnupTimeSeries: d.field(d.list(d.required(t.of('BurnupChartDailyTotals'))), 'Daily totals, for days with changes; null if no report exists.'),
    error: d.field(t.of('TimeboxReportError'), 'Reason why no report exists; null if one exists.'),
    stats: d.field(t.of('TimeReportStats'), 'State at the end; null if no report exists.'),
  }));
  d.object(t, 'TimeboxReportError', 'Reason why no report exists.', () => [], () => ({
    code: d.field(t.of('TimeboxReportErrorReason'), 'The reason.'),
    message: d.field(t.of('String'), 'Reason as text.'),
  }));
  d.enumeration(t, 'TimeboxReportErrorReason', 'Reasons for which there is no report.', [
    ['MISSING_DATES', 'Start date or due date is missing.'],
    ['TOO_MANY_EVENTS', 'More than 50,000 changes would have to be read.'],
  ]);
  d.abstract(t, 'TimeboxReportInterface', 'Object with a start date, a due date and a report of its progress.', () => [], () => ({
    report: d.field(t.of('TimeboxReport'), 'Burnup report; null without a plan that includes it.', { args: { fullPath: d.argument(t.of('String'), 'Full path of a group or project: only its issues count.'), } }),
  }));
}
