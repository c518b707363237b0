import type { ReactNode } from 'react';
import { saveFile } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { csvFile, exportFileName } from './export-csv.ts';
import { texts } from './texts.ts';

interface ExportDialogProps {
  /** The text of the file; built before the dialog opens (SPEC 4). */
  readonly csv: string;
  readonly messageCount: number;
  readonly onClose: () => void;
}

/** 'Anteprima Esportazione CSV': what will be in the file, and the button that saves it. */
export default function ExportDialog({ csv, messageCount, onClose }: ExportDialogProps): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={texts.exportTitle}
      description={texts.exportCount(messageCount)}
      closeLabel={texts.close}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            onClick={() => {
              saveFile(csvFile(csv), exportFileName(new Date()));
              onClose();
            }}
          >
            {texts.saveCsv}
          </Button>
        </>
      }
    >
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.exportText}
        className="max-h-[50dvh] overflow-auto whitespace-pre rounded-control border border-line bg-paper p-4 font-mono text-sm"
      >
        {csv}
      </pre>
    </Dialog>
  );
}
