import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { forwardRef } from 'react';

/** A link to a screen that looks like a button: takes the router's `to`, `params`, `search` and Mantine's style properties. */
export const LinkButton = createLink(
  forwardRef<HTMLAnchorElement, ButtonProps>(function LinkButton(props, ref) {
    return <Button component="a" ref={ref} {...props} />;
  }),
);
