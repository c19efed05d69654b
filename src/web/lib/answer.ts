/** What a call of the API answers: `Answer<ApiClient['league']['overview']>`. */
export type Answer<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;
