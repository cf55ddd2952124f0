import { chromium } from 'playwright-core';
import sparticuz from '@sparticuz/chromium';
const [,, out, width, user, pass, ...paths] = process.argv;
const base = 'http://127.0.0.1:4801';
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args, headless: true });
const page = await (await browser.newContext({ viewport: { width: Number(width), height: 900 } })).newPage();
if (user) { await page.goto(base + '/users/sign_in'); await page.fill('[name="user[login]"]', user); await page.fill('[name="user[password]"]', pass); await page.click('main button[type=submit]'); await page.waitForLoadState(); }
let n = 0; for (const p of paths) { await page.goto(base + p); await page.screenshot({ path: `${out}-${n++}.png`, fullPage: true }); }
await browser.close();
