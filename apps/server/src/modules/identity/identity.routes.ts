import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import type { Deps } from "../../deps.ts";
import { reply } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { enterAccount, leaveAccount, logOut, requireAccount, setBlocked } from "./admin.service.ts";
import { countAudit, listAuditEntries } from "./audit.queries.ts";
import { resendVerificationLink, verifyEmail } from "./email-verification.service.ts";
import { confirmLogin } from "./login-challenge.service.ts";
import { deviceOf } from "./device-of.ts";
import { identityJobs } from "./identity.jobs.ts";
import { changeAccount, presentSelf } from "./account.service.ts";
import { logIn, register } from "./identity.service.ts";
import { changePassword, forgotPassword, resetPassword } from "./password.service.ts";
import {
  endTwoStepOf,
  presentTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from "./two-step.service.ts";
import { presentAccount } from "../user/user.presenter.ts";
import { findUserById, searchUsers, updateUser } from "../user/user.queries.ts";

function accountRoutes(deps: Deps): readonly Route[] {
  return [
    serve(authEndpoints.register, ({ body, db, request, now }) =>
      register(db, deps, body, { now, device: deviceOf(request) }),
    ),
    serve(authEndpoints.login, ({ body, db, request, now }) =>
      logIn(db, deps, body, { ip: request.ip, now, device: deviceOf(request) }),
    ),
    serve(authEndpoints.confirmLogin, ({ body, db, request, now }) =>
      confirmLogin(db, deps, { ...body, ip: request.ip, now, device: deviceOf(request) }),
    ),
    serve(authEndpoints.logout, ({ caller, db, request, now }) =>
      logOut(db, deps, caller, { requestId: request.id, now }),
    ),
    serve(authEndpoints.me, ({ caller, db }) => presentSelf(db, caller)),
    serve(authEndpoints.change, ({ caller, body, db, request }) =>
      changeAccount(db, deps, caller, body, request.ip),
    ),
    serve(authEndpoints.changeHome, async ({ caller, body, db }) => {
      await updateUser(db, caller.userId, { home: body.home });
      return presentSelf(db, caller);
    }),
    serve(pickupCalendarEndpoints.get, async ({ caller, db }) => ({
      calendar: (await findUserById(db, caller.userId))?.pickupCalendar ?? null,
    })),
    serve(pickupCalendarEndpoints.set, async ({ caller, body: { calendar }, db }) => {
      await updateUser(db, caller.userId, { pickupCalendar: calendar });
      return { calendar };
    }),
    serve(authEndpoints.changePassword, async ({ caller, body, db, request, now }) => ({
      token: await changePassword(db, deps, caller, { ...body, ip: request.ip, now }),
    })),
    serve(authEndpoints.forgotPassword, async ({ body, db }) => {
      await forgotPassword(db, deps, body.email);
      return reply(202, undefined);
    }),
    serve(authEndpoints.resetPassword, ({ body, db, request, now }) =>
      resetPassword(db, deps, { ...body, now, device: deviceOf(request) }),
    ),
    serve(authEndpoints.sendVerificationEmail, async ({ caller, db }) => {
      await resendVerificationLink(db, deps, caller);
      return reply(202, undefined);
    }),
    serve(authEndpoints.verifyEmail, ({ body, db, now }) => verifyEmail(db, deps, { ...body, now })),
  ];
}

function twoStepRoutes(deps: Deps): readonly Route[] {
  return [
    serve(twoStepEndpoints.get, ({ caller, db }) => presentTwoStep(db, deps, caller)),
    serve(twoStepEndpoints.setUp, ({ caller, body, db, request, now }) =>
      setUpTwoStep(db, deps, caller, { ...body, ip: request.ip, now }),
    ),
    serve(twoStepEndpoints.turnOn, ({ caller, body, db, request, now }) =>
      turnOnTwoStep(db, deps, caller, { ...body, ip: request.ip, now }),
    ),
    serve(twoStepEndpoints.renewRecoveryCodes, ({ caller, body, db, request, now }) =>
      renewRecoveryCodes(db, deps, caller, { ...body, ip: request.ip, now }),
    ),
    serve(twoStepEndpoints.turnOff, ({ caller, body, db, request, now }) =>
      turnOffTwoStep(db, deps, caller, { ...body, ip: request.ip, now }),
    ),
  ];
}

const presentAudited = <Person extends { id: string }>({ id, ...person }: Person) => ({ _id: id, ...person });

function adminRoutes(deps: Deps): readonly Route[] {
  return [
    serve(adminEndpoints.enterAccount, ({ caller, body, db, request, now }) =>
      enterAccount(db, deps, caller, body.id, { requestId: request.id, now }),
    ),
    serve(adminEndpoints.leaveAccount, ({ caller, db, request, now }) =>
      leaveAccount(db, deps, caller, { requestId: request.id, now }),
    ),
    serve(adminEndpoints.accounts, async ({ query, db }) => ({
      accounts: (await searchUsers(db, query.keyword, constants.accountsFound)).map(presentAccount),
    })),
    serve(adminEndpoints.account, async ({ params, db }) =>
      presentAccount(await requireAccount(db, params.id)),
    ),
    serve(adminEndpoints.block, async ({ caller, params, body, db, request, now }) =>
      presentAccount(
        await setBlocked(db, deps, caller, params.id, body.reason, { requestId: request.id, now }),
      ),
    ),
    serve(adminEndpoints.unblock, async ({ caller, params, db, request, now }) =>
      presentAccount(await setBlocked(db, deps, caller, params.id, null, { requestId: request.id, now })),
    ),
    serve(
      adminEndpoints.turnOffTwoStep,
      async ({ caller, params: { id: accountId }, body: { reason }, db, request, now }) =>
        presentAccount(
          await endTwoStepOf(db, deps, caller, { accountId, reason }, { requestId: request.id, now }),
        ),
    ),
    serve(adminEndpoints.audit, async ({ query: { page, limit, account: accountId }, db }) => {
      const total = await countAudit(db, { accountId });
      const entries = await listAuditEntries(db, { accountId, limit, offset: (page - 1) * limit });
      return {
        entries: entries.map(({ id, at, admin, account, ...entry }) => ({
          ...entry,
          _id: id,
          date: at.toISOString(),
          admin: presentAudited(admin),
          account: presentAudited(account),
        })),
        total,
        page,
        totalPages: countPages(total, limit),
      };
    }),
  ];
}

export const identity: Module = {
  routes: (deps) => [...accountRoutes(deps), ...twoStepRoutes(deps), ...adminRoutes(deps)],
  jobs: identityJobs,
};
