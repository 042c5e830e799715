import { allRules } from '#test/permissions/all.ts';
import { checkPermissions } from '#test/permissions/check.ts';

const { listings, orders, publishing } = allRules;
await checkPermissions({ ...listings, ...orders, ...publishing });
