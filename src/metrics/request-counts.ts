import type { Metric, MetricValue } from './metric.ts';

/** Seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
const milliseconds = bounds.map((seconds) => seconds * 1000);

class Series {
  /** The number of requests, by status less 100. */
  readonly statuses = new Uint32Array(500);
  /** Number of requests by the first bound that the duration does not exceed; the last element counts longer ones. */
  readonly durations = new Float64Array(bounds.length + 1);
  sum = 0;
}

/**
 * Counts requests by operation and status in plain arrays, since every request pays for it; they become metrics only
 * when metrics are requested. Names are operations of the document and a few areas, so that their number is bounded.
 */
export class RequestCounts {
  readonly #series = new Map<string, Series>();

  count(name: string, status: number, duration: number): void {
    let series = this.#series.get(name);
    if (series === undefined) {
      series = new Series();
      this.#series.set(name, series);
    }
    const place = status - 100;
    series.statuses[place] = (series.statuses[place] ?? 0) + 1;
    let bucket = 0;
    while (bucket < milliseconds.length && duration > (milliseconds[bucket] ?? 0)) bucket += 1;
    series.durations[bucket] = (series.durations[bucket] ?? 0) + 1;
    series.sum += duration;
  }

  metrics(): Metric[] {
    const requests: MetricValue[] = [];
    const durations: MetricValue[] = [];
    for (const [operation, series] of this.#series) {
      series.statuses.forEach((value, place) => {
        if (value > 0) requests.push({ value, labels: { operation, status: place + 100 } });
      });
      durations.push(...toHistogram(operation, series));
    }
    return [
      {
        name: 'hearth_http_requests_total',
        help: 'Requests by operation of the document, or area, and status.',
        type: 'counter',
        aggregator: 'sum',
        values: requests,
      },
      {
        name: duration,
        help: 'Time from the headers of a request to the end of its answer.',
        type: 'histogram',
        aggregator: 'sum',
        values: durations,
      },
    ];
  }
}

const duration = 'hearth_http_request_duration_seconds';

function toHistogram(operation: string, { durations, sum }: Series): MetricValue[] {
  let value = 0;
  const buckets = Array.from(durations, (count, place) => {
    value += count;
    const labels = { operation, le: bounds[place] ?? '+Inf' };
    return { value, labels, metricName: `${duration}_bucket` };
  });
  return [
    ...buckets,
    { value: sum / 1000, labels: { operation }, metricName: `${duration}_sum` },
    { value, labels: { operation }, metricName: `${duration}_count` },
  ];
}
