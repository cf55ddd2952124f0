import type { RequestHandler } from 'express';

/**
 * Pages that an application may open in a separate window before its consent: sign-in, sign-up, passwords, second
 * factors, terms and single sign-on.
 */
const wayIn = [
  /^\/(?:users|oauth)\//,
  /^\/-\/users\/terms$/,
  /^\/-\/invites\//,
  /^\/-\/profile\/(?:password|two_factor_auth)(?:\/|$)/,
  /^\/groups\/.+\/-\/saml(?:\/|$)/,
];

/**
 * Keeps the window of the application that opened a page on the way in connected with it: the application waits there for
 * the result. All other pages stay apart from windows of other origins.
 */
export const setOpenerPolicy: RequestHandler = (req, res, next) => {
  if (wayIn.some((pattern) => pattern.test(req.path))) {
    res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  }
  next();
};
