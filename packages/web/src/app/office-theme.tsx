import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { lightTheme } from '../theme/antd-light.ts';
import { styleNonce } from './style-nonce.ts';

// Unhashed, antd's rules for links would reach every link of the page and win over our style layers.
const theme = { ...lightTheme, hashed: true };

/** antd in the product's dress. Its styles carry the document's nonce, or the policy would refuse them. */
export function OfficeTheme({ children }: { children: ReactNode }) {
  const { language } = useWords();
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'en' ? enUS : zhCN}
      componentSize="middle"
      button={{ autoInsertSpace: false }}
      {...(styleNonce ? { csp: { nonce: styleNonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
