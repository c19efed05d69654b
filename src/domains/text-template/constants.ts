/** Numbers of templates of texts. */

export const MAX_TEMPLATE_NAME = 30;
