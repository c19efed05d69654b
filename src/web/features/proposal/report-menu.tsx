import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { REASONS, type Reason } from '#domains/proposal/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { messageOf } from '#web/lib/failure.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Shows something to the admins, with a reason. */
export function ReportMenu({
  label,
  isSmall,
  send,
}: {
  label: string;
  /** Only its flag is shown. */
  isSmall?: boolean;
  send: (reason: Reason) => Promise<unknown>;
}) {
  const { t } = useTranslation(['proposal', 'common']);
  const report = useMutation({
    mutationFn: send,
    onSuccess: () => alert('success', t('proposal:reported')),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size={isSmall ? 'compact-xs' : 'compact-sm'}
          variant={isSmall ? 'subtle' : 'default'}
          color="gray"
          aria-label={label}
          disabled={report.isPending}
        >
          {isSmall ? <Icon name="flag" size={14} /> : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {REASONS.map((reason) => (
          <Menu.Item key={reason} onClick={() => report.mutate(reason)}>
            {t(`proposal:reason.${reason}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
