/** Ordinary least squares over observations added one by one: normal equations, solved by elimination. */

export interface LeastSquares {
  /** Adds one observation. */
  add(x: readonly number[], y: number): void;
  /** Returns the coefficients by column, their standard errors, and the share of the variance that they explain. */
  solve(): { coefficients: number[]; errors: number[]; rSquared: number };
}

export function leastSquares(columns: number): LeastSquares {
  const products = Array.from({ length: columns }, () => new Float64Array(columns));
  const withY = new Float64Array(columns);
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    add(x, y) {
      count++;
      sum += y;
      squares += y * y;
      for (let row = 0; row < columns; row++) {
        const value = x[row]!;
        if (value === 0) continue;
        withY[row]! += value * y;
        for (let column = 0; column < columns; column++) products[row]![column]! += value * x[column]!;
      }
    },
    solve() {
      const inverse = inverseOf(products);
      const coefficients = inverse.map((row) =>
        row.reduce((total, value, column) => total + value * withY[column]!, 0),
      );
      const explained = coefficients.reduce((total, value, column) => total + value * withY[column]!, 0);
      const residual = squares - explained;
      const variance = residual / Math.max(1, count - columns);
      return {
        coefficients,
        errors: inverse.map((row, index) => Math.sqrt(Math.max(0, row[index]! * variance))),
        rSquared: 1 - residual / (squares - (sum * sum) / count),
      };
    },
  };
}

/** Inverts a matrix by Gauss-Jordan with the largest pivot. @throws RangeError when a column depends on the others. */
function inverseOf(matrix: readonly Float64Array[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    let largest = pivot;
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(work[row]![pivot]!) > Math.abs(work[largest]![pivot]!)) largest = row;
    }
    [work[pivot], work[largest]] = [work[largest]!, work[pivot]!];
    const own = work[pivot]!;
    const by = own[pivot]!;
    if (Math.abs(by) < 1e-9) throw new RangeError('a column of the regression follows from the others');
    for (let column = 0; column < own.length; column++) own[column]! /= by;
    for (let row = 0; row < size; row++) {
      const factor = work[row]![pivot]!;
      if (row === pivot || factor === 0) continue;
      for (let column = 0; column < own.length; column++) work[row]![column]! -= factor * own[column]!;
    }
  }
  return work.map((row) => row.slice(size));
}
