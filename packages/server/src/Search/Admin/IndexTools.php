<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Root;
use Larder\Search\Index\IndexVerifier;
use Larder\Search\Index\Rebuild;
use Larder\Tools\Jobs;
use Larder\Tools\ToolsPage;

defined( 'ABSPATH' ) || exit;

/**
 * The page of the index under Tools: its state, and the jobs that rebuild and verify it.
 */
final class IndexTools {

	/**
	 * Builds the page.
	 *
	 * @param IndexFacts    $facts    What is said of the index.
	 * @param Rebuild       $rebuild  Builds the index.
	 * @param IndexVerifier $verifier Compares the index with the recipes.
	 */
	public static function page( Root $root, IndexFacts $facts, Rebuild $rebuild, IndexVerifier $verifier ): ToolsPage {
		return new ToolsPage(
			static fn (): string => __( 'Recipe index', 'larder' ),
			$facts->all( ... ),
			new Jobs( $root, 'larder-index', [ new RebuildIndexJob( $rebuild ), new VerifyIndexJob( $verifier, $rebuild ) ] )
		);
	}
}
