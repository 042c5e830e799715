import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartOfPrices } from './chart-service.server.ts';
import { PriceChart } from './price-chart-card.tsx';
import { PriceLine } from './price-line-card.tsx';
import type { PriceGuide } from './schemas.ts';

// Public pages get HTML, so that they load no script for what never changes in the browser.

/** An empty text if the guide knows nothing. */
export const priceLineHtml = (guide: PriceGuide, price?: number): string =>
  renderToStaticMarkup(createElement(PriceLine, { guide, ...(price !== undefined && { price }) }));

export const priceChartHtml = (chart: ChartOfPrices): string =>
  renderToStaticMarkup(createElement(PriceChart, { chart }));
