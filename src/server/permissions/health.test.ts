import { allRules } from '#test/permissions/all.ts';
import { checkPermissions } from '#test/permissions/check.ts';

await checkPermissions(allRules.health);
