import type { Modifier } from '@dnd-kit/core';

/**
 * Keeps the dragged player's ghost at the pointer: by default it is at the corner of his place, which may be far from
 * where a tall one was grabbed.
 */
export const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const pointer = pointerOf(activatorEvent);
  if (!pointer || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + pointer.clientX - draggingNodeRect.left - draggingNodeRect.width / 2,
    y: transform.y + pointer.clientY - draggingNodeRect.top - draggingNodeRect.height / 2,
  };
};

function pointerOf(event: Event | null): { clientX: number; clientY: number } | null {
  if (!event) return null;
  if ('touches' in event) return (event as TouchEvent).touches[0] ?? null;
  return 'clientX' in event ? (event as MouseEvent) : null;
}
