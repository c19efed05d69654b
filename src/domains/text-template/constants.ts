/** Numbers of text templates. */

export const MAX_TEMPLATE_NAME = 30;
