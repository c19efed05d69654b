declare module 'virtual:api-contract' {
  import type { CompactContract } from './lib/compact-contract.ts';

  const calls: CompactContract;
  export default calls;
}

declare module 'virtual:form-rules' {
  import type { FieldRule } from './lib/form-faults.ts';

  export type FormCall =
    | 'auth.login'
    | 'auth.register'
    | 'auth.forgotPassword'
    | 'auth.resetPassword'
    | 'auth.changeActivationEmail'
    | 'account.update'
    | 'account.changePassword'
    | 'account.changeEmail'
    | 'club.rename';

  const rules: Record<FormCall, Record<string, FieldRule>>;
  export default rules;
}
