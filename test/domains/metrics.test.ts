import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const metricsToken = 'a-token-of-the-monitor-0123456789';
const { api, db, environment, origin } = await startApp({ config: { metricsToken } });
const closed = await startApp({ config: { metricsAllowed: [] } });
const proxied = await startApp({
  config: { trustedProxies: ['loopback'], metricsAllowed: ['192.0.2.0/24'] },
});
const admin = api.as(await seedUser(db, { admin: true }));

async function scrape(headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/-/metrics`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The value of a line, without its labels or with all of them. */
function valueOf(text: string, line: string): number {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 'NaN');
}

const operationsIn = (text: string) =>
  new Set(
    [...text.matchAll(/^hearth_http_requests_total\{operation="(\w+)"/gm)].map(([, name]) => name),
  );

describe('GET /-/metrics', () => {
  it('counts requests by operation and status, and how long they take', async () => {
    const ok = 'hearth_http_requests_total{operation="getVersion",status="200"}';
    const refused = 'hearth_http_requests_total{operation="getVersion",status="401"}';
    await api.get('/version');
    const before = await scrape();
    await admin.get('/version');
    await admin.get('/version');
    await api.get('/version');
    const { text, headers } = await scrape();
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(valueOf(text, ok) - (valueOf(before.text, ok) || 0)).toBe(2);
    expect(valueOf(text, refused) - valueOf(before.text, refused)).toBe(1);
    const count = 'hearth_http_request_duration_seconds_count{operation="getVersion"}';
    const all = 'hearth_http_request_duration_seconds_bucket{operation="getVersion",le="+Inf"}';
    expect(valueOf(text, count)).toBe(valueOf(text, ok) + valueOf(text, refused));
    expect(valueOf(text, all)).toBe(valueOf(text, count));
  });

  it('tells of the process, the database, git and the queue', async () => {
    environment.git.start();
    await db.transaction((db) =>
      environment.workers.enqueue(
        db,
        'sweep_sessions',
        {},
        { runAt: new Date(Date.now() + 60_000) },
      ),
    );
    await expect.poll(async () => (await scrape()).text).toContain('hearth_git_work{');
    const { text } = await scrape();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'hearth_git_work{kind="transport",state="waiting"}',
      'hearth_database_connections{state="used"}',
      'hearth_database_connections{state="waiting"}',
      'hearth_worker_slots{state="free"}',
      'hearth_deliveries_total{outcome="failed"}',
      'hearth_deliveries_waiting',
      'hearth_deliveries_oldest_seconds',
    ]) {
      expect(valueOf(text, name), name).toBeGreaterThanOrEqual(0);
    }
    expect(valueOf(text, 'hearth_jobs{worker="sweep_sessions",state="delayed"}')).toBe(1);
    expect(valueOf(text, 'hearth_processes{state="answered"}')).toBe(1);
  });

  it('grows with no path, method or status that anybody makes up', async () => {
    await scrape();
    await fetch(`${origin}/nothing`);
    await api.get('/nothing');
    const before = await scrape();
    for (let i = 0; i < 30; i++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, j) =>
          fetch(`${origin}${j % 2 === 0 ? '/api/v4' : ''}/made/up-${i}-${j}?x=${i}`, {
            method: ['GET', 'POST', 'PROPFIND', 'PURGE', `X${i}`][j % 5] ?? 'GET',
          }),
        ),
      );
    }
    const after = await scrape();
    expect(operationsIn(after.text)).toEqual(operationsIn(before.text));
    expect(after.text).not.toContain('up-');
    // Kinds of garbage collection show, nine lines each, when the process has had one.
    const lines = ({ text }: { readonly text: string }) =>
      text.split('\n').filter((line) => !line.startsWith('nodejs_gc_duration_seconds')).length;
    expect(lines(after) - lines(before)).toBeLessThan(20);
  });

  it('is not there for those who come through a proxy that nobody trusts', async () => {
    const traces = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
    for (const name of traces) {
      const { status, text } = await scrape({ [name]: '127.0.0.1' });
      expect([status, text.includes('hearth_http')], name).toEqual([404, false]);
    }
  });

  it('is there for whoever shows the token, from anywhere', async () => {
    const forwarded = { 'x-forwarded-for': '192.0.2.9' };
    const shown = { ...forwarded, authorization: `Bearer ${metricsToken}` };
    expect(await scrape(shown)).toMatchObject({ status: 200 });
    for (const authorization of [`Bearer ${metricsToken}x`, 'Bearer x', `Basic ${metricsToken}`]) {
      expect(await scrape({ ...forwarded, authorization })).toMatchObject({ status: 404 });
    }
    expect(
      (await fetch(`${origin}/-/metrics?token=${metricsToken}`, { headers: forwarded })).status,
    ).toBe(404);
  });

  it('is off where the settings of the instance say so', async () => {
    await admin.put('/application/settings', { prometheus_metrics_enabled: false });
    expect(await scrape()).toMatchObject({ status: 404 });
    await admin.put('/application/settings', { prometheus_metrics_enabled: true });
    expect(await scrape()).toMatchObject({ status: 200 });
  });
});

describe('METRICS_ALLOWED', () => {
  it('may leave everybody out', async () => {
    expect((await fetch(`${closed.origin}/-/metrics`)).status).toBe(404);
  });

  it('looks at the address that a trusted proxy tells', async () => {
    const from = (address: string) =>
      fetch(`${proxied.origin}/-/metrics`, { headers: { 'x-forwarded-for': address } });
    expect((await from('192.0.2.9')).status).toBe(200);
    expect((await from('198.51.100.7')).status).toBe(404);
    expect((await fetch(`${proxied.origin}/-/metrics`)).status).toBe(404);
  });
});
